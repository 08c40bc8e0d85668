"""Builders, light, camera and denoiser that every family of products shares."""

STUDIO_VERSION = 1
"""Raise it when light, camera or materials change so that every picture has to be taken again."""
