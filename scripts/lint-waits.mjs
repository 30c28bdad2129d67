/**
 * Lint rule for journeys: a wait for a length of time, or for a network that is idle, is too short on a busy machine and
 * too long on a quiet one.
 */
const instead = 'Wait for what the page shows, for an answer, or with expect.poll.'
const timers = new Set(['setTimeout', 'setInterval'])

const rule = {
  create(context) {
    const report = (node, what) => context.report({ node, message: `${what} depends on the machine. ${instead}` })
    return {
      CallExpression(node) {
        const { callee } = node
        const name = callee.type === 'MemberExpression' ? callee.property.name : undefined
        if (name === 'waitForTimeout') report(node, 'waitForTimeout')
        if (callee.type === 'Identifier' && timers.has(callee.name)) report(node, callee.name)
      },
      ImportDeclaration(node) {
        if (node.source.value === 'node:timers/promises') report(node, 'A pause')
      },
      Literal(node) {
        if (node.value === 'networkidle') report(node, 'networkidle')
      },
    }
  },
}

export default { meta: { name: 'journeys' }, rules: { waits: rule } }
