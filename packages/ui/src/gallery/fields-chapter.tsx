import { Banknote, CreditCard, Mail, QrCode } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Combobox, type Option } from '../combobox/combobox.tsx';
import { AmountField, NumberField, PasswordField, TextField } from '../field/index.ts';
import { Flag } from '../flag/flag.tsx';
import { Icon } from '../icon/icon.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const countries: readonly Option[] = [
  { value: 'CA', label: 'Canada', detail: '+1' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: '+225', keywords: ['Ivory Coast'] },
  { value: 'DE', label: 'Germany', detail: '+49', keywords: ['Deutschland'] },
  { value: 'IT', label: 'Italy', detail: '+39', keywords: ['Italia'] },
  { value: 'KZ', label: 'Kazakhstan', detail: '+7', keywords: ['Қазақстан'] },
  { value: 'PT', label: 'Portugal', detail: '+351' },
].map((country) => ({ ...country, media: <Flag code={country.value} /> }));

const currencies: readonly Option[] = [
  { value: 'EUR', label: 'Euro', description: 'EUR' },
  { value: 'USD', label: 'US dollar', description: 'USD' },
  { value: 'BTC', label: 'Bitcoin', description: 'BTC', isDisabled: true },
];

/** Stands for the rules that a form brings along. */
const digits = (typed: string) => typed.replace(/\D/g, '');

export function FieldsChapter() {
  const [amount, setAmount] = useState('50');
  const [years, setYears] = useState('');
  const [country, setCountry] = useState<string | null>('IT');
  const [currency, setCurrency] = useState<string | null>('EUR');
  const [method, setMethod] = useState<'card' | 'bank' | 'qr' | null>('card');
  return (
    <Chapter eyebrow="Four" title="Fields">
      <Specimen layout="grid" name="Text, password, number, amount">
        <TextField autoComplete="email" hint="We send one message to check it." isRequired label="E-mail" start={<Icon as={Mail} />} />
        <TextField defaultValue="mara@" error="This address is not complete" isRequired label="E-mail" />
        <TextField disabled label="Nickname" value="mara" />
        <PasswordField autoComplete="new-password" defaultValue="verdigris" hint="At least 6 characters" isRequired label="Password" />
        <NumberField clean={digits} label="Year of birth" onValueChange={setYears} placeholder="1990" value={years} />
        <AmountField clean={digits} hint="From €10 to €5,000" label="Amount" onValueChange={setAmount} unit="EUR" value={amount} />
        <Textarea label="Message" placeholder="What happened?" />
        <Textarea error="Say a few words" label="Message" />
      </Specimen>
      <Specimen layout="grid" name="Select, combobox">
        <Select label="Currency" onChange={setCurrency} options={currencies} value={currency} />
        <Select
          error="Choose a currency"
          isRequired
          label="Currency"
          onChange={setCurrency}
          options={currencies}
          placeholder="Choose"
          value={null}
        />
        <Combobox hint="Search by name or calling code" label="Country" onChange={setCountry} options={countries} value={country} />
        <Combobox isDisabled label="Country" onChange={setCountry} options={countries} value={country} />
      </Specimen>
      <Specimen layout="grid" name="Checkbox, switch">
        <Checkbox isRequired>
          I am over 18 and accept the <a href="#terms">terms</a>
        </Checkbox>
        <Checkbox defaultChecked>Remember me</Checkbox>
        <Checkbox error="Accept the terms to go on" isRequired>
          I accept the terms
        </Checkbox>
        <Checkbox disabled>Not possible now</Checkbox>
        <Switch defaultChecked hint="A short sound on a win">
          Sound
        </Switch>
        <Switch>Reduced motion</Switch>
        <Switch disabled>Locked setting</Switch>
      </Specimen>
      <Specimen layout="grid" name="Radio cards">
        <RadioCards
          label="Method"
          onChange={setMethod}
          options={[
            {
              value: 'card',
              title: 'Card',
              description: '€10 to €5,000, no fee',
              media: <Icon as={CreditCard} size={24} />,
              detail: 'at once',
            },
            {
              value: 'bank',
              title: 'Bank transfer',
              description: '€50 to €20,000',
              media: <Icon as={Banknote} size={24} />,
              detail: '1 day',
            },
            {
              value: 'qr',
              title: 'QR payment',
              description: 'Not in your country',
              media: <Icon as={QrCode} size={24} />,
              isDisabled: true,
            },
          ]}
          value={method}
        />
        <RadioCards
          columns={2}
          error="Choose one"
          isRequired
          label="Bonus"
          onChange={() => undefined}
          options={[
            { value: 'match', title: '100 % match' },
            { value: 'none', title: 'No bonus' },
          ]}
          value={null}
        />
      </Specimen>
    </Chapter>
  );
}
