"""Close-ups of products: of what they are made of, and of how a pre-owned piece of each grade may look."""
