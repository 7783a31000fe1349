/**
 * Does something once the page is laid out as it now stands, before that is painted: what has to measure or to scroll asks for no
 * layout of its own. Nothing is done if the element has gone by then.
 */
export function whenLaidOut(element: Element, then: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    if (element.isConnected) then();
  });
  observer.observe(element);
}
