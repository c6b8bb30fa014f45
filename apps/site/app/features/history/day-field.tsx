import { TextField } from '@verdigale/ui/field';
import { useState, type ComponentProps } from 'react';
import { dayOf } from './invoice-filter.ts';

interface DayFieldProps extends Pick<ComponentProps<typeof TextField>, 'error' | 'label' | 'max' | 'min'> {
  value: string;
  onChange: (day: string) => void;
}

/** A day that lives in the address. The address follows what is typed a moment later: until then the field keeps it, or the browser would begin its year anew. */
export function DayField({ value, onChange, ...rest }: DayFieldProps) {
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  return (
    <TextField
      {...rest}
      onChange={(event) => {
        const day = dayOf(event.currentTarget);
        setTyped(day);
        onChange(day);
      }}
      type="date"
      value={typed}
    />
  );
}
