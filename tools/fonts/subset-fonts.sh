#!/bin/sh
# Makes apps/storefront/app/fonts/*.woff2 anew from the published fonts: tools/fonts/subset-fonts.sh
# The subsetter is not a dependency of the shop: it is needed once, so it is installed beside and thrown away.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent \
  subset-font@2.9.0 @fontsource-variable/instrument-sans@5.3.0 @fontsource-variable/geist-mono@5.3.0
fonts="$here/../../apps/storefront/app/fonts"
node "$here/subset-fonts.mjs" "$work" "$fonts"
cp node_modules/@fontsource-variable/instrument-sans/LICENSE "$fonts/instrument-sans.OFL.txt"
cp node_modules/@fontsource-variable/geist-mono/LICENSE "$fonts/geist-mono.OFL.txt"
