/** An outlined button on the dark ground. */
export const onDarkClass = 'bg-transparent! text-white! ring-white/70! hover:bg-white/10!';
