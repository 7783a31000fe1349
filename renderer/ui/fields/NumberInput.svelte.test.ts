import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { interfaceIn } from '#renderer/ui/testing/interface-in.ts';
import NumberInput from './NumberInput.svelte';

describe('the field for figures', () => {
  beforeEach(() => {
    interfaceIn('pt-BR');
  });

  const input = () => screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => fireEvent.input(input(), { target: { value } });

  it('takes a comma and a true minus', async () => {
    const onchange = vi.fn();
    render(NumberInput, { value: null, decimals: true, onchange });
    await type('−2,5');
    expect(onchange).toHaveBeenLastCalledWith(-2.5);
    expect(input().value).toBe('−2,5');
  });

  it('marks what is no number, gives null, and leaves it there to be mended', async () => {
    const onchange = vi.fn();
    render(NumberInput, { value: 4, onchange });
    await type('4x');
    expect(onchange).toHaveBeenLastCalledWith(null);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().value).toBe('4x');
  });

  it.each([
    ['abc', true, 'Não é um número. Escreva só um, como 1,5.'],
    ['1,5,2', true, 'Não é um número. Escreva só um, como 1,5.'],
    ['1,5', true, ''],
    ['1,5', false, 'Não é um número inteiro. Escreva só algarismos, como 3.'],
    ['', false, ''],
  ])('says what is wrong with “%s”', async (typed, decimals, said) => {
    render(NumberInput, { value: 4, decimals });
    await type(typed);
    expect(input().validationMessage).toBe(said);
  });

  it('steps with the arrows, within its limits', async () => {
    const onchange = vi.fn();
    render(NumberInput, { value: 9, max: 10, onchange });
    await fireEvent.keyDown(input(), { key: 'ArrowUp' });
    await fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(onchange.mock.calls).toEqual([[10], [10]]);
  });

  it('shows a value that comes from outside, whatever was typed before', async () => {
    const { rerender } = render(NumberInput, { value: 4 });
    await type('12');
    await rerender({ value: 7 });
    expect(input().value).toBe('7');
  });

  it('writes decimals as the language does', async () => {
    interfaceIn('en');
    const { rerender } = render(NumberInput, { value: -2.5, decimals: true });
    expect(input().value).toBe('−2.5');
    expect(input().inputMode).toBe('decimal');
    await rerender({ decimals: false });
    expect(input().inputMode).toBe('numeric');
  });

  it('stays invalid while its field says so, whatever is typed', async () => {
    render(NumberInput, { value: null, 'aria-invalid': true, 'aria-describedby': 'why' });
    await type('3');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().getAttribute('aria-describedby')).toBe('why');
  });

  it('leaves the arrows with Alt or Ctrl to others', async () => {
    const onchange = vi.fn();
    render(NumberInput, { value: 1, onchange });
    await fireEvent.keyDown(input(), { key: 'ArrowUp', ctrlKey: true });
    await fireEvent.keyDown(input(), { key: 'ArrowUp', altKey: true });
    expect(onchange).not.toHaveBeenCalled();
  });

  it('sets a number in order once it is left, but not what is none', async () => {
    render(NumberInput, { value: 0 });
    await type('007');
    await fireEvent.blur(input());
    expect(input().value).toBe('7');
    await type('7x');
    await fireEvent.blur(input());
    expect(input().value).toBe('7x');
  });

  it('is marked when what is typed is none, though its field finds nothing wrong', async () => {
    render(NumberInput, { value: 4, 'aria-invalid': undefined });
    await type('4x');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });
});
