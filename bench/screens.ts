import type { Page } from './devtools.ts';

/** Goes to a screen by its button in the rail, as soon as that is there: a page can be used before all of its frame is loaded. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await page.evaluate(
    untilTrue(`(() => {
      const button = [...document.querySelectorAll('nav button')]
        .find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === ${JSON.stringify(screen)});
      button?.click();
      return button !== undefined;
    })()`),
  );
}

/** JavaScript of the page that waits until an expression is true, asked after each change of the page. */
export function untilTrue(expression: string): string {
  return `new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look() {
      if (!(${expression})) return;
      observer.disconnect();
      resolve(true);
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  })`;
}

/** A screen: its name on the rail, the figure that with Ctrl leads there, and what is on it once it is filled, as a selector. */
export interface Place {
  readonly name: string;
  readonly figure: string;
  readonly filled: string;
}

/** The screens that show what a narrator has gathered; the first is where the app starts. */
export const PLACES: readonly [Place, ...Place[]] = [
  { name: 'Campanhas', figure: '1', filled: '.detail h2' },
  { name: 'Bestiário', figure: '2', filled: 'section.start li[aria-setsize]' },
  { name: 'Encontros', figure: '3', filled: 'main .empty, main section' },
  { name: 'Combate', figure: '4', filled: '.order [aria-current="true"], .fights li' },
  { name: 'Registro', figure: '5', filled: 'main li' },
];

/** JavaScript of the page: whether a screen is the open one and filled. */
export function isThere({ name, filled }: Place): string {
  const open = `document.querySelector('nav [aria-current="page"]')?.textContent.trim() === ${JSON.stringify(name)}`;
  return `${open} && document.querySelector(${JSON.stringify(filled)}) !== null`;
}

/** Goes to each of these screens and waits until it is filled, and back to the first. */
export async function visitAll(page: Page): Promise<void> {
  for (const place of [...PLACES.slice(1), PLACES[0]]) {
    await goTo(page, place.name);
    await page.evaluate(untilTrue(isThere(place)));
  }
}
