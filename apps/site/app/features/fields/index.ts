export { countryOptions, currencyOptions, timeZoneOptions } from './choice-options.tsx';
export { DateField } from './date-field.tsx';
export { ListFailure } from './list-failure.tsx';
export { MaskedField } from './masked-field.tsx';
export { PhoneField } from './phone-field.tsx';
export { preloadPhoneTools, usePhoneTools, type PhoneTools } from './phone-tools.ts';
export { useCountries, type Countries } from './use-countries.ts';
