#!/bin/sh
# Makes domain/invoices/pdf/fonts/*.ttf anew from the published fonts: tools/fonts/invoice-fonts.sh
# They are kept here because the packages hold every weight in hundreds of pieces, 150 MB of them.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent subset-font@2.9.0 fontkit@2.0.4 \
  @fontsource/noto-sans@5.3.0 @fontsource/noto-sans-jp@5.3.0 @fontsource/noto-sans-tc@5.3.0 \
  @expo-google-fonts/noto-sans-jp@0.4.3 @expo-google-fonts/noto-sans-sc@0.4.3 @expo-google-fonts/noto-sans-kr@0.4.3
fonts="$here/../../domain/invoices/pdf/fonts"
node "$here/invoice-fonts.mjs" "$work" "$fonts"
cp node_modules/@fontsource/noto-sans/LICENSE "$fonts/noto-sans.OFL.txt"
cp node_modules/@fontsource/noto-sans-jp/LICENSE "$fonts/noto-sans-cjk.OFL.txt"
