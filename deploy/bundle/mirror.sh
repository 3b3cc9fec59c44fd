#!/bin/sh
# Copies the images of this bundle into a registry, unchanged, and checks each digest:
#   ./mirror.sh registry.example.ac.jp/kashikari [options of `skopeo copy`, such as --dest-creds user:password]
set -eu
if [ $# -eq 0 ]; then
  echo "usage: $0 <registry/folder> [options of skopeo copy]" >&2
  exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
target=$1
shift
cd "$here"
sha256sum --quiet --check SHA256SUMS
seen=$(mktemp)
trap 'rm -f "$seen"' EXIT
while read -r digest image; do
  skopeo copy --quiet --all --preserve-digests --digestfile "$seen" "$@" "oci:images:$image" "docker://$target/$image" </dev/null
  if [ "$(cat "$seen")" != "$digest" ]; then
    echo "$target/$image is $(cat "$seen"), and not $digest as in digests.txt." >&2
    exit 1
  fi
  echo "$target/$image@$digest"
done <digests.txt
