import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeBoxes } from './code-boxes.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { Select } from './select.tsx';

const BRANDS = [
  { value: '1', label: '大众' },
  { value: '2', label: '丰田' },
];

function BrandField() {
  const [brand, setBrand] = useState<(typeof BRANDS)[number] | null>(null);
  return (
    <Field label="品牌" error="请选择品牌">
      <Combobox options={BRANDS} value={brand} onValueChange={setBrand} />
    </Field>
  );
}

// The first of them: nothing has been fetched yet.
test('a press on a combobox opens its list, however long that takes to come', async () => {
  const screen = await render(<BrandField />);
  await screen.getByRole('combobox', { name: '品牌' }).click();
  await expect.element(screen.getByRole('option', { name: '大众' })).toBeVisible();
});

test('what is typed into a combobox before its list is there narrows the list', async () => {
  const screen = await render(<BrandField />);
  const input = screen.getByRole('combobox', { name: '品牌' });
  await input.fill('丰');
  await expect.element(screen.getByRole('option')).toHaveTextContent('丰田');
  await screen.getByRole('option', { name: '丰田' }).click();
  await expect.element(input).toHaveValue('丰田');
  await expect.element(input).toHaveAccessibleDescription('请选择品牌');
});

test('a combobox whose list comes late does not call back who has gone on', async () => {
  const screen = await render(
    <>
      <BrandField />
      <input aria-label="车架号" />
    </>,
  );
  const combobox = screen.getByRole('combobox', { name: '品牌' });
  const plain = combobox.element();
  plain.focus();
  await import('./combobox-layer.tsx');
  // The one with the list is here, and about to take its place.
  const next = screen.getByRole('textbox', { name: '车架号' });
  next.element().focus();
  await expect.poll(() => combobox.element()).not.toBe(plain);
  await expect.element(next).toHaveFocus();
});

test('a select opens with a press and with an arrow, and keeps the focus', async () => {
  const chosen = vi.fn();
  const screen = await render(
    <Field label="变速箱">
      <Select options={BRANDS} onValueChange={chosen} />
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: '变速箱' });
  await select.click();
  await screen.getByRole('option', { name: '丰田' }).click();
  expect(chosen).toHaveBeenCalledExactlyOnceWith('2');
  await expect.element(select).toHaveTextContent('丰田');
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: '丰田' })).toHaveFocus();
});

test('a code goes from box to box, is taken back, and is complete once', async () => {
  const complete = vi.fn();
  const screen = await render(
    <Field label="验证码" group>
      <CodeBoxes length={4} onComplete={complete} />
    </Field>,
  );
  await screen.getByRole('textbox', { name: '验证码' }).click();
  await userEvent.keyboard('12x3{Backspace}{Backspace}{Backspace}6789');
  await expect.element(screen.getByRole('textbox', { name: '第 4 位，共 4 位' })).toHaveFocus();
  expect(complete).toHaveBeenCalledExactlyOnceWith('6789');
});

test('a number stands as it is typed and counts within its limits', async () => {
  const changed = vi.fn();
  const screen = await render(
    <Field label="里程">
      <NumberInput max={30} onValueChange={changed} />
    </Field>,
  );
  const input = screen.getByLabelText('里程');
  await input.fill('99');
  expect(changed).toHaveBeenLastCalledWith(30);
  await userEvent.tab();
  await expect.element(input).toHaveValue('30');
});
