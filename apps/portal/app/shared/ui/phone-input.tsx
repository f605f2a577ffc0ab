import { phoneDigits } from '@cheyantong/domain';
import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface PhoneInputProps extends Pick<ComponentProps<typeof TextInput>, 'placeholder' | 'clearable'> {
  value: string;
  onValueChange: (digits: string) => void;
}

/** A mainland mobile number; whatever is no digit falls away while it is typed. */
export function PhoneInput({ placeholder = '请输入手机号', onValueChange, ...rest }: PhoneInputProps) {
  return (
    <TextInput
      {...rest}
      keyboard="phone"
      placeholder={placeholder}
      prefix="+86"
      onValueChange={(text) => onValueChange(phoneDigits(text))}
    />
  );
}
