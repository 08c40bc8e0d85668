import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

test('every panel is in the page, the first in sight, all of them where there is no JavaScript', () => {
  const tabs = ['sofas', 'beds'].map((id) => ({ id, label: id, content: <p>All {id}</p> }));
  const element = <Tabs label="Rooms" tabs={tabs} />;
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
  const panels = [...markup.matchAll(/<div[^>]*role="tabpanel"[^>]*>/g)].map(([tag]) => tag);
  expect(panels.map((tag) => / data-hidden(?:=|>|\s)/.test(tag))).toEqual([false, true]);
  expect(panels.some((tag) => /\shidden(?:=|>|\s)/.test(tag.replace(/class="[^"]*"/, '')))).toBe(false);
  expect(panels.every((tag) => tag.includes('noscript:data-hidden:block'))).toBe(true);
  expect(markup).toContain('All beds');
});
