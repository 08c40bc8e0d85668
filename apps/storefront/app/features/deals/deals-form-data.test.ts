import { expect, test } from 'vitest';
import { readDealsForm } from './deals-form-data.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test.each([
  [
    { email: ' dana@example.com ', phone: '(214) 555-0142', optIn: '1' },
    { email: 'dana@example.com', phone: '(214) 555-0142', hasOptedIn: true },
  ],
  [{ email: 'dana@example.com' }, { email: 'dana@example.com', phone: '', hasOptedIn: false }],
  [
    { channel: 'email', value: 'dana@example.com' },
    { email: 'dana@example.com', phone: '', hasOptedIn: false },
  ],
  [
    { channel: 'phone', value: '2145550142', optIn: '1' },
    { email: '', phone: '2145550142', hasOptedIn: true },
  ],
  [{}, { email: '', phone: '', hasOptedIn: false }],
])('%j is read', (fields, expected) => expect(readDealsForm(formOf(fields))).toEqual(expected));
