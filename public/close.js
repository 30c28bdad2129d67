// The little window in which a planner connected an accounting service.
close()
