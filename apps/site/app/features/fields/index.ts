export { DateField } from './date-field.tsx';
export { MaskedField } from './masked-field.tsx';
export { PhoneField } from './phone-field.tsx';
export { usePhoneTools } from './phone-tools.ts';
