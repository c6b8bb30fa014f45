import { expect, it } from 'vitest';
import * as api from './index.ts';
import * as masks from './masks.ts';
import * as path from './own-path.ts';
import * as phone from './phone.ts';

const names = (module: object) => Object.keys(module).toSorted();

it('offers exactly these names', () => {
  expect(names(api)).toEqual([
    'OTP_LENGTH',
    'acceptOtp',
    'ageOf',
    'chosenOption',
    'clampAmount',
    'cleanAmount',
    'findFaultyRules',
    'fixedMethodField',
    'formatMessage',
    'isAmountWithin',
    'isMethodFieldRequired',
    'isOtpComplete',
    'isOtpKey',
    'judgeMethodField',
    'normaliseDigits',
    'parseDate',
    'passwordStrength',
    'rulesOf',
    'signInRules',
    'validate',
    'validateFields',
  ]);
  expect(names(masks)).toEqual(['cpfMask', 'letterNumericPhoneMask', 'phoneMask', 'textMask']);
  expect(names(path)).toEqual(['ownPath']);
  expect(names(phone)).toEqual(['phoneRules', 'toWirePhone']);
});
