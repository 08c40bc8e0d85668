/** Terms shared by several shelves. */
export const pair = { pieces: ['Washer and dryer', 'Lavadora y secadora'] } as const;
