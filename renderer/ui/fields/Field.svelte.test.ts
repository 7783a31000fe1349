import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import FieldExample from '#renderer/ui/testing/FieldExample.svelte';

describe('a field', () => {
  const input = () => screen.getByRole('textbox', { name: 'Nome' });
  const described = () =>
    (input().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => document.getElementById(id)?.textContent);

  it('names its control, which has nothing to explain or to complain of', () => {
    render(FieldExample, { label: 'Nome' });
    expect(screen.getByLabelText('Nome')).toBe(input());
    expect(input().hasAttribute('aria-describedby')).toBe(false);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('ties its help to the control', () => {
    render(FieldExample, { label: 'Nome', help: 'Como o grupo a chama.' });
    expect(described()).toEqual(['Como o grupo a chama.']);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
  });

  it('marks the control while something is wrong, and says what, besides its help', async () => {
    const { rerender } = render(FieldExample, {
      label: 'Nome',
      help: 'Até 200 letras.',
      error: 'Falta o nome.',
    });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(described().toSorted()).toEqual(['Até 200 letras.', 'Falta o nome.']);
    await rerender({ error: null });
    expect(input().hasAttribute('aria-invalid')).toBe(false);
    expect(described()).toEqual(['Até 200 letras.']);
    expect(screen.queryByText('Falta o nome.')).toBeNull();
  });

  it('keeps its name where the label is not seen', () => {
    render(FieldExample, { label: 'Nome', hideLabel: true });
    expect(input()).toBeDefined();
    expect(screen.getByText('Nome').className).toContain('visually-hidden');
  });

  it('has ids of its own', () => {
    render(FieldExample, { label: 'Nome', help: 'a' });
    render(FieldExample, { label: 'Título', help: 'b' });
    expect(input().id).not.toBe(screen.getByRole('textbox', { name: 'Título' }).id);
    expect(described()).toEqual(['a']);
  });
});
