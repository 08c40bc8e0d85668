"""One module per family. Each has VERSION (raise it to redo its pictures), PRODUCTS (parameters by product id),
build(product, parameters, variant) and shot(product, parameters, view)."""
