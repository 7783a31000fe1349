import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Markdown from './Markdown.svelte';

const HOSTILE = `# Plano

<script>window.owned = true</script>
<img src=x onerror="window.owned = true">

[clique](javascript:window.owned=true) e [mapa](https://exemplo.org)`;

describe('notes shown', () => {
  it('become elements of their own, and nothing that runs or leads away', async () => {
    const { container } = render(Markdown, { text: HOSTILE });
    await screen.findByRole('heading', { level: 3, name: 'Plano' });
    expect(container.querySelectorAll('script, img, iframe, a, [onerror]')).toHaveLength(0);
    expect(container.textContent).toContain('<script>window.owned = true</script>');
    expect(container.textContent).toContain('mapa (https://exemplo.org)');
    expect('owned' in window).toBe(false);
  });

  it('are read slice by slice, the rest when it is asked for', async () => {
    const { container } = render(Markdown, { text: 'O rio subiu.\n\n'.repeat(2000) });
    const more = await screen.findByRole('button', { name: 'Mostrar mais' });
    const shown = container.querySelectorAll('p').length;
    expect(shown).toBeLessThan(700);
    await fireEvent.click(more);
    expect(container.querySelectorAll('p').length).toBeGreaterThan(shown);
  });

  it('follow a change of what is written', async () => {
    const { rerender } = render(Markdown, { text: '# Plano' });
    await screen.findByRole('heading', { name: 'Plano' });
    await rerender({ text: '# Fuga' });
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Fuga']);
  });
});
