#!/bin/sh
set -e
# Options, and what is no command, are meant for node.
if [ "${1#-}" != "${1}" ] || [ -z "$(command -v "${1}")" ]; then
  set -- node "$@"
fi
exec "$@"
