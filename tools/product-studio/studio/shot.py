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


def take(shot, path, width, height, samples):
    from .camera import frame_camera
    from .light import studio
    from .render import render
    studio(shot.size, shot.key, shot.fill_light, shot.top, shot.rim, shot.world, shot.metal)
    frame_camera(shot.yaw, shot.height, shot.lens, shot.fill, width / height)
    return render(path, width, height, samples, shot.exposure)
