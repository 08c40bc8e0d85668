import { glide, make, mix, progress, rise, show, Type } from './motion.ts';
import { Counter } from './set-counter.ts';
import { Path } from './set-path.ts';
import { Room } from './set-room.ts';
import { CARD, roomTileAt, Shop } from './set-shop.ts';
import { CUTS, DURATION } from './timeline.ts';
import { type Language, WORDS } from './words.ts';

const SPRIG = `<svg viewBox="0 0 40 40"><path d="M20 38C20 28 19.5 22 16 15" fill="none" stroke="#6F9079" stroke-width="2.2" stroke-linecap="round"/>
<path d="M19.6 28c-6 .8-10.5-1.6-12.6-6.2 5.400-.9 10.200 1.200 12.600 6.200zM20 31.500c5.600-.2 9.600-3 11-7.800-5.300-.2-9.500 2.600-11 7.800zM18 20.500C12.600 20 9 16.800 8.200 11.800c5.200.6 8.800 3.600 9.800 8.700z" fill="#6F9079"/>
${[
  [17, 9],
  [25, 7.6],
  [22, 15],
  [30, 14],
]
  .map(
    ([x = 0, y = 0]) =>
      `<circle cx="${x}" cy="${y}" r="4.3" fill="#DA4A26"/><circle cx="${x - 1.3}" cy="${y - 1.4}" r="1.05" fill="#fff" opacity=".55"/>`,
  )
  .join('')}</svg>`;

declare global {
  interface Window {
    /** Shows the film as it is at a time in seconds. */
    seek: (time: number) => void;
    isReady: Promise<unknown>;
  }
}

function build(parent: HTMLElement, language: Language): (time: number) => void {
  const words = WORDS[language];
  const { find, delivery, pay, exchange, giveBack, end } = CUTS;
  const shop = new Shop(parent, words);
  const counter = new Counter(parent, words);
  const room = new Room(parent, roomTileAt, CARD);
  const inRoom = [
    { type: new Type(parent, 'in-room', words.opening), from: 0.35, until: find },
    { type: new Type(parent, 'in-room', words.delivery), from: delivery + 0.7, until: pay - 0.35 },
    { type: new Type(parent, 'in-room', words.exchange), from: exchange + 0.35, until: giveBack + 0.1 },
    { type: new Type(parent, 'in-room', words.giveBack[0]), from: giveBack + 0.15, until: end + 0.2 },
  ];
  const note = make(parent, 'text in-room-text', words.giveBack[1]);
  const path = new Path(parent, words);

  const sheet = make(parent, 'sheet end');
  picture(sheet);
  const logo = make(sheet, 'logo');
  logo.innerHTML = `${SPRIG}<span>Rowan <i>&amp;</i> Co.</span>`;
  const last = new Type(sheet, 'last', words.end);
  const legal = make(sheet, 'legal', words.legal);

  return (time) => {
    room.draw(time);
    shop.draw(time);
    counter.draw(time);
    for (const { type, from, until } of inRoom) type.draw(time, from, until);
    rise(note, progress(time, giveBack + 0.6, 0.7) - progress(time, end - 0.2, 0.25), 16);
    path.draw(time);
    const risen = progress(time, end - 0.25, 0.85, glide);
    show(sheet, risen > 0 ? 1 : 0);
    sheet.style.top = `${mix(720, 0, risen)}px`;
    sheet.style.borderRadius = `${160 * (1 - risen)}px 0 0 0`;
    rise(logo, progress(time, end + 0.3, 0.7), 18);
    last.draw(time, end + 0.45, DURATION + 9);
    rise(legal, progress(time, end + 1.0, 0.7), 12);
  };
}

function picture(parent: Element): void {
  const branch = document.createElement('img');
  branch.src = '/branch.svg';
  branch.className = 'branch';
  parent.append(branch);
}

const language = new URLSearchParams(location.search).get('language') as Language;
const parent = document.querySelector('main') as HTMLElement;
document.documentElement.lang = language;
window.seek = build(parent, language);
window.seek(0);
window.isReady = Promise.all([
  document.fonts.load('700 40px "Bricolage Grotesque Variable"'),
  document.fonts.load('400 20px "Instrument Sans Variable"'),
  document.fonts.load('600 20px "Instrument Sans Variable"'),
  ...[...document.images].map((image) => image.decode()),
]);
