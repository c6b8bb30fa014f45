import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Label, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { ListFieldNotes, RequiredMark } from '../field/index.ts';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { OptionList, type Option } from '../list-box/index.ts';
import { PageLocale, usePopoverLayer } from '../overlay/index.ts';
import popoverStyles from '../popover-panel/popover-panel.module.css';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './select.module.css';

export type { Option } from '../list-box/index.ts';

export interface SelectProps<Value extends string> {
  readonly label: ReactNode;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** One of a short list; for more than about fifteen use a combobox. A hidden native select serves forms and autofill. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, onBlur, placeholder, hint, error, name, autoComplete, isRequired, isDisabled } = props;
  const texts = useUiTexts();
  const zIndex = usePopoverLayer();
  const hasError = error != null && error !== '';
  const chosen = options.find((option) => option.value === value);
  return (
    <PageLocale>
      <AriaSelect
        autoComplete={autoComplete}
        className={fieldStyles['frame'] ?? ''}
        isDisabled={isDisabled}
        isInvalid={hasError}
        isRequired={isRequired}
        name={name}
        onBlur={onBlur}
        onChange={(key) => onChange(key as Value)}
        placeholder={placeholder ?? ''}
        validationBehavior="aria"
        value={value}
      >
        <Label className={fieldStyles['label']}>
          {label}
          {isRequired && <RequiredMark />}
          {/* Its button has no state for it. */}
          {isRequired && <VisuallyHidden> {texts.required}</VisuallyHidden>}
        </Label>
        <Button className={clsx(fieldStyles['box'], styles.button)}>
          {chosen?.media}
          <SelectValue className={styles.value}>
            {({ isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : chosen?.label)}
          </SelectValue>
          <Icon as={ChevronDown} />
        </Button>
        <ListFieldNotes error={error} hint={hint} />
        <Popover className={clsx(popoverStyles['popover'], styles.popover)} offset={6} style={{ zIndex }}>
          <OptionList items={options} />
        </Popover>
      </AriaSelect>
    </PageLocale>
  );
}
