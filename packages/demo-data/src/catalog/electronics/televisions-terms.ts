/** Terms shared by several shelves. */
export const led = ['LED', 'LED'] as const;
export const qled = ['Quantum dot LED', 'LED de puntos cuánticos'] as const;
export const mini = ['Mini LED', 'Mini LED'] as const;
export const oled = ['OLED', 'OLED'] as const;
