"""How a picture is taken: the light and the camera of a family, overridden per view."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Shot:
    """Degrees and metres; see `studio.light.studio` and `studio.camera.frame_camera`."""
    size: float = 2.0
    key: float = 1.2
    fill_light: float = 0.3
    top: float = 0.45
    rim: float = 0.8
    world: float = 0.40
    metal: bool = False
    yaw: float = 20
    height: float = 1.4
    lens: float = 80
    fill: float = 0.92
    exposure: float = -0.6
    spot: tuple = None
    """For a close-up: where it looks, in shares of the product's box (x and y from the middle, z from the floor)."""
    span: float = 0.3
    """How much of the product a close-up shows across, metres."""
    pitch: float = 20


def take(shot, path, width, height, samples):
    from .camera import aim_camera, frame_camera
    from .light import studio
    from .render import render
    studio(shot.size, shot.key, shot.fill_light, shot.top, shot.rim, shot.world, shot.metal)
    if shot.spot is None:
        frame_camera(shot.yaw, shot.height, shot.lens, shot.fill, width / height)
    else:
        aim_camera(shot.spot, shot.span, shot.yaw, shot.pitch, shot.lens)
    return render(path, width, height, samples, shot.exposure)
