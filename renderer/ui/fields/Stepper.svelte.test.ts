import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { interfaceIn } from '#renderer/ui/testing/interface-in.ts';
import { tabStops } from '#renderer/ui/testing/tab-stops.ts';
import Stepper from './Stepper.svelte';

describe('a figure with buttons', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Dados' });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it.each([
    ['pt-BR', 'Dados: menos um', 'Dados: mais um'],
    ['en', 'Dados: one less', 'Dados: one more'],
  ] as const)('is a named group; its buttons say what they do in %s', async (locale, less, more) => {
    interfaceIn(locale);
    const onchange = vi.fn();
    const { container } = render(Stepper, { label: 'Dados', value: 0, onchange });
    expect(screen.getByRole('group', { name: 'Dados' })).toBeDefined();
    expect(tabStops(container)).toEqual([button(less), field(), button(more)]);
    await fireEvent.click(button(less));
    expect(field().value).toBe('−1');
    await fireEvent.click(button(more));
    await fireEvent.click(button(more));
    expect(onchange.mock.calls).toEqual([[-1], [0], [1]]);
  });

  it('goes no further than its limits, by button, key or typing', async () => {
    interfaceIn('pt-BR');
    const onchange = vi.fn();
    render(Stepper, { label: 'Dados', value: 3, min: 1, max: 3, onchange });
    expect(button('Dados: mais um').disabled).toBe(true);
    expect(button('Dados: menos um').disabled).toBe(false);
    await fireEvent.keyDown(field(), { key: 'ArrowUp' });
    await fireEvent.input(field(), { target: { value: '-7' } });
    expect(onchange.mock.calls).toEqual([[3], [1]]);
    expect(button('Dados: menos um').disabled).toBe(true);
  });

  it('keeps its figure while what is typed is none', async () => {
    const onchange = vi.fn();
    render(Stepper, { label: 'Dados', value: 2, onchange });
    await fireEvent.input(field(), { target: { value: 'x' } });
    expect(onchange).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('sends its form by Enter on a button, and changes nothing', async () => {
    interfaceIn('pt-BR');
    const onchange = vi.fn();
    const form = document.createElement('form');
    const sent = vi.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    document.body.append(form);
    render(Stepper, { target: form, props: { label: 'Dados', value: 0, onchange } });
    await fireEvent.keyDown(button('Dados: mais um'), { key: 'Enter' });
    expect([sent.mock.calls.length, onchange.mock.calls.length]).toEqual([1, 0]);
    form.remove();
  });
});
