/** Words that several shelves share. */
export const pair = { pieces: ['Washer and dryer', 'Lavadora y secadora'] } as const;
