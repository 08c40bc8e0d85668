/** What people and programs send by mistake or on purpose, by what it is: answered, never slowly. */
export const BAD_INPUT: Readonly<Record<string, string>> = {
  nothing: '',
  blanks: '   \t ',
  'one letter': 's',
  punctuation: '!?.,;:()[]{}""\'\'--//\\\\',
  emoji: '🛋️🛋️🛋️ 👍🏽',
  'right to left': 'أريكة ספה',
  markup: '<script>alert(1)</script><b>',
  SQL: "'; drop table products; -- %_%",
  'control characters': '\u0007sofa\u001b[31m\u202e',
  'half a surrogate pair': '\ud83d sofa',
  'names of JavaScript': 'constructor __proto__ toString hasOwnProperty',
  'a number that is too long': '9'.repeat(200),
  '200 letters': 'x'.repeat(200),
  'many words with mistakes':
    'reclinning soffa wahser refridgerator matress televison lapotp conosle dinning bedrom',
};

/** Refused: longer than the contract allows. */
export const TOO_LONG = 'sofa '.repeat(1000);
