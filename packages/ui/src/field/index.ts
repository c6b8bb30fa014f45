export { FieldFrame, RequiredMark, type FieldAria, type FieldFrameProps } from './field-frame.tsx';
export { ListFieldNotes } from './list-field-notes.tsx';
export { AmountField, NumberField, type NumberFieldProps } from './number-field.tsx';
export { PasswordField } from './password-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
