#!/bin/sh
# `kashikari [command] [arguments]`: `start` runs the product until it is told to stop; the others are in docs/runbooks.
set -eu
home=$(dirname "$(dirname "$(readlink -f "$0")")")
# The archive for Linux brings its own Node; the image has the one of its base.
node=$home/bin/node
[ -x "$node" ] || node=node
# By hand, a command knows the settings of the service; systemd sets them itself (INVOCATION_ID). What is set already stays.
if [ "$node" != node ] && [ -z "${INVOCATION_ID:-}" ] && [ -r /etc/kashikari.env ]; then
  while IFS= read -r line || [ -n "$line" ]; do
    name=${line%%=*}
    value=${line#*=}
    case $name in '' | *[!A-Z0-9_]* | "$line") continue ;; esac
    # As systemd reads it: quotes around a value are not part of it.
    case $value in \"*\" | \'*\') value=${value#?} value=${value%?} ;; esac
    eval "[ -n \"\${$name+set}\" ]" || export "$name=$value"
  done </etc/kashikari.env
fi
# The image knows its commit from its build, the archive from a file.
[ ! -f "$home/COMMIT" ] || export KASHIKARI_COMMIT="$(cat "$home/COMMIT")"
export DATA_DIR="${DATA_DIR:-/var/lib/kashikari}"
# After `docker run <image>` the name of the command may be said, and needs not be.
[ "${1:-}" != kashikari ] || shift
command=${1:-start}
[ $# -eq 0 ] || shift

fail() {
  echo "$1" >&2
  exit 1
}

mkdir -p "$DATA_DIR" || fail "$DATA_DIR cannot be created. Set DATA_DIR to a folder that this user may write to."
# Numbers of processes mean nothing in another container: the folder itself is locked, for as long as this runs. Two
# servers over one cluster would destroy it.
exec 9<"$DATA_DIR"
locked=0
flock --nonblock --conflict-exit-code 75 9 2>/dev/null || [ $? -ne 75 ] || locked=1
if [ $locked = 1 ]; then
  [ "$command" != start ] || fail "Kashikari is already running on $DATA_DIR. Stop it first, or set another DATA_DIR."
  grep -qszxF "$home/main.js" /proc/[0-9]*/cmdline ||
    fail "Kashikari is running on $DATA_DIR in another container. Run this command there: docker exec <container> kashikari $command"
fi

# The root of a container may be read-only: what is temporary is in DATA_DIR too.
export TMPDIR="${TMPDIR:-$DATA_DIR/tmp}"
[ "$command" != start ] || rm -rf "$DATA_DIR/tmp"
mkdir -p "$TMPDIR" || fail "This user has no permission to write to $DATA_DIR. Make $(id -u) the owner of the folder."

case $command in
start) exec "$node" "$home/main.js" ;;
plan | dead-letters) exec "$node" "$home/$command.js" "$@" ;;
*) exec "$node" "$home/command.js" "$command" "$@" ;;
esac
