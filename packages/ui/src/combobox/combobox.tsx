import clsx from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { use, useEffect, useEffectEvent, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, ComboBox as AriaComboBox, ComboBoxStateContext, Input, Label, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { IconButton } from '../button/index.ts';
import { ListFieldNotes, RequiredMark } from '../field/index.ts';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { matchesOption, optionNamed, OptionList, type Option } from '../list-box/index.ts';
import { PageLocale, usePopoverLayer } from '../overlay/index.ts';
import popoverStyles from '../popover-panel/popover-panel.module.css';
import { useUiTexts } from '../ui-texts/ui-texts.ts';
import styles from './combobox.module.css';

export type { Option } from '../list-box/index.ts';

export interface ComboboxProps<Value extends string> {
  readonly label: ReactNode;
  /** Labels are unique: what is typed is matched to an option by its label. */
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly name?: string;
  /** What browsers may fill in; nothing without it. */
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Whether what is chosen can be taken back to nothing; unless it is required. */
  readonly isClearable?: boolean;
}

/**
 * One of many, found by typing: label, native name, code. A tap or Down opens, Enter picks the first, Escape closes and restores. What names an
 * option whole when the field is left, or filled in by the browser, picks it.
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { label, options, value, onChange, onBlur, placeholder, hint, error, name, autoComplete, isRequired, isDisabled } = props;
  const { isClearable = !isRequired } = props;
  const { clear } = useUiTexts();
  const zIndex = usePopoverLayer();
  const hasError = error != null && error !== '';
  const byLabel = useMemo(() => new Map(options.map((option) => [option.label, option])), [options]);
  const chosen = options.find((option) => option.value === value);
  const matches = (optionLabel: string, typed: string) => {
    const option = byLabel.get(optionLabel);
    return option !== undefined && matchesOption(option, typed);
  };
  return (
    <PageLocale>
      <AriaComboBox
        allowsEmptyCollection
        className={fieldStyles['frame'] ?? ''}
        defaultFilter={matches}
        defaultItems={options}
        isDisabled={isDisabled}
        isInvalid={hasError}
        isRequired={isRequired}
        name={name}
        onBlur={onBlur}
        onChange={(key) => onChange(key as Value | null)}
        validationBehavior="aria"
        value={value}
      >
        <Label className={fieldStyles['label']}>
          {label}
          {isRequired && <RequiredMark />}
        </Label>
        <Group className={fieldStyles['box'] ?? ''}>
          {chosen?.media}
          <TypedText autoComplete={autoComplete} matches={matches} options={options} placeholder={placeholder} value={value} />
          {chosen && isClearable && !isDisabled && <IconButton icon={X} label={clear} onClick={() => onChange(null)} size="sm" />}
          <Button className={styles.opener ?? ''}>
            <Icon as={ChevronDown} />
          </Button>
        </Group>
        <ListFieldNotes error={error} hint={hint} />
        <Popover className={clsx(popoverStyles['popover'], styles.popover)} offset={6} style={{ zIndex }}>
          <OptionList<Value> />
        </Popover>
      </AriaComboBox>
    </PageLocale>
  );
}

interface TypedTextProps extends Pick<ComboboxProps<string>, 'options' | 'value'> {
  readonly placeholder: string | undefined;
  readonly autoComplete: string | undefined;
  readonly matches: (optionLabel: string, typed: string) => boolean;
}

function TypedText({ placeholder, autoComplete = 'off', matches, options, value }: TypedTextProps) {
  const list = use(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  const pickNamed = useEffectEvent(({ value: text }: HTMLInputElement) => {
    const named = optionNamed(options, text, value);
    if (named === undefined) return;
    if (named.value === value) list?.revert();
    else list?.setValue(named.value);
  });
  // Of an input React hears each letter alone, never that its change is complete: which is all that a browser says of what it fills in.
  useEffect(() => {
    // None where the library draws it once more, to learn what the list holds.
    const field = input.current;
    if (!field) return undefined;
    const pick = () => pickNamed(field);
    field.addEventListener('change', pick);
    return () => field.removeEventListener('change', pick);
  }, []);

  function pickFirst(event: KeyboardEvent<HTMLInputElement>) {
    const typed = event.currentTarget.value;
    // An entry that the arrows have reached is picked by the library.
    if (event.key !== 'Enter' || !list?.isOpen || list.selectionManager.focusedKey !== null || typed.trim() === '') return;
    // The list follows what is typed a moment later: until then its first entry is another one.
    const first = Array.from(list.collection).find(({ textValue }) => matches(textValue, typed));
    if (!first) return;
    event.preventDefault();
    event.stopPropagation();
    list.setValue(first.key);
    list.close();
  }

  return (
    <Input
      autoComplete={autoComplete}
      className={fieldStyles['input'] ?? ''}
      onClick={() => list && !list.isOpen && list.open(null, 'manual')}
      onKeyDownCapture={pickFirst}
      placeholder={placeholder}
      ref={input}
    />
  );
}
