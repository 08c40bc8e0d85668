#!/bin/sh
# The plates as the film shows them: a tenth less colour, since film saturates greens, a little more light and edge.
cd "$(dirname "$0")" || exit 1
mkdir -p plates
for state in empty sofa room camel returned; do
  convert "out/$state.png" -alpha off -modulate 104,92 -sigmoidal-contrast 2.2x50% -unsharp 0x0.8+0.5 -quality 90 \
    "plates/$state.webp"
done
