import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';
import QrCode from './QrCode.svelte';

it('is one picture, named, as large as its code', () => {
  render(QrCode, { text: 'http://10.0.0.2:8000/', label: 'Código do endereço' });
  const picture = screen.getByRole('img', { name: 'Código do endereço' });
  const { size, path } = qrPath('http://10.0.0.2:8000/');
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  expect(picture.querySelector('path')?.getAttribute('d')).toBe(path);
});
