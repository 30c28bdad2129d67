"""Swift with its S3 interface, whole, in one process and one folder; prints its port. Nothing in it is worth keeping."""

import os
import sys

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True, time=True)

from eventlet import listen, wsgi
from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

folder, user, secret = sys.argv[1:]

STAGES = {
    "catch_errors": "",
    "gatekeeper": "",
    "listing_formats": "",
    "bulk": "",
    "s3api": "allow_no_owner = true",
    "tempauth": f"user_{user.replace(':', '_')} = {secret} .admin",
    "slo": "",
}


class Forgetful:
    """Stands where Swift insists on a cache."""

    def __getattr__(self, _):
        return lambda *args, **options: None


def with_cache(app):
    def call(env, start_response):
        env["swift.cache"] = Forgetful()
        return app(env, start_response)

    return call


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def serve(name, listener, conf):
    common = f"[DEFAULT]\nswift_dir = {folder}\ndevices = {folder}/disks\nmount_check = false\nlog_level = ERROR\n"
    app = loadapp(write(f"{name}-server.conf", common + conf), global_conf={"log_name": name})
    return eventlet.spawn(wsgi.server, listener, with_cache(app), log_output=False)


utils.SWIFT_CONF_FILE = write(
    "swift.conf", "[swift-hash]\nswift_hash_path_prefix = a\n[storage-policy:0]\nname = only\ndefault = yes\n"
)
os.makedirs(f"{folder}/disks/one")

servers = []
for name in ("account", "container", "object"):
    listener = listen(("127.0.0.1", 0))
    device = {"id": 0, "region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1", "port": listener.getsockname()[1]}
    builder = RingBuilder(0, 1, 0)
    builder.add_dev({**device, "device": "one"})
    builder.rebalance()
    builder.get_ring().save(f"{folder}/{name}.ring.gz")
    servers.append(
        serve(name, listener, f"[pipeline:main]\npipeline = {name}-server\n[app:{name}-server]\nuse = egg:swift#{name}\n")
    )

filters = "".join(f"[filter:{stage}]\nuse = egg:swift#{stage}\n{setting}\n" for stage, setting in STAGES.items())
proxy = "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n"
front = listen(("127.0.0.1", 0))
servers.append(
    serve("proxy", front, f"[pipeline:main]\npipeline = {' '.join(STAGES)} proxy-server\n{proxy}{filters}")
)
print(front.getsockname()[1], flush=True)
for server in servers:
    server.wait()
