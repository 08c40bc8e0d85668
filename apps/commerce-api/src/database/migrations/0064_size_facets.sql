-- Sizes of beds, screens and appliances are facets of their own; a retailer's other facets stay as they are.
UPDATE "custom_preferences" SET "value" = (
  SELECT jsonb_agg("part"."facet" ORDER BY "listed"."position", "part"."position")
  FROM jsonb_array_elements("custom_preferences"."value") WITH ORDINALITY AS "listed"("facet", "position"),
    LATERAL jsonb_array_elements(
      CASE WHEN "listed"."facet" -> 'rows' = '["Bed size", "Screen"]'::jsonb
        THEN '[{"key":"size","attributeId":"c_size","label":{"en-US":"Bed size","es-US":"Tamaño de la cama"},"source":"specification","rows":["Bed size"]},{"key":"screen","attributeId":"c_screen","label":{"en-US":"Screen size","es-US":"Tamaño de la pantalla"},"source":"specification","rows":["Screen"]},{"key":"capacity","attributeId":"c_capacity","label":{"en-US":"Capacity","es-US":"Capacidad"},"source":"specification","rows":["Capacity"]},{"key":"memory","attributeId":"c_memory","label":{"en-US":"Memory","es-US":"Memoria"},"source":"specification","rows":["Memory"]}]'::jsonb
        ELSE jsonb_build_array("listed"."facet")
      END
    ) WITH ORDINALITY AS "part"("facet", "position")
)
WHERE "key" = 'listingFacets' AND "value" @> '[{"rows": ["Bed size", "Screen"]}]'::jsonb;
