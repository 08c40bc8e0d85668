"""One file per room: `SHOTS` by crop (eye, yaw, lens, shift, exposure), `build`, and the alternative text."""
