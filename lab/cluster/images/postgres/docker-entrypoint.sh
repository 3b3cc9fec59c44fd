#!/bin/sh
# What the official image does with the variables and files that the chart gives it, and no more.
set -eu
server=/usr/local/pgsql/bin
[ "${1#-}" != "$1" ] && set -- postgres "$@"
shift
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  printf '%s\n' "$POSTGRES_PASSWORD" > /tmp/password
  # shellcheck disable=SC2086 — several options in one variable
  $server/initdb --pgdata="$PGDATA" --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust \
    --auth-host=scram-sha-256 --no-instructions ${POSTGRES_INITDB_ARGS:-}
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  # On a socket of its own, so that nobody comes before all is made.
  $server/pg_ctl -D "$PGDATA" -w -o '-c listen_addresses= -c unix_socket_directories=/tmp' start
  for script in /docker-entrypoint-initdb.d/*.sh; do PGHOST=/tmp sh "$script"; done
  $server/pg_ctl -D "$PGDATA" -w -m fast stop
fi
exec $server/postgres -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql "$@"
