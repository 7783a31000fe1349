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
