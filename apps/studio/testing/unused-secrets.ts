/** For tests of one stand-in beside which the others stand idle. */
export const unusedSecrets = {
  payment: 'unused',
  inbox: 'unused',
  identity: 'unused',
  telegram: 'unused',
  sumsub: 'unused',
  sumsubWebhook: 'unused',
};
