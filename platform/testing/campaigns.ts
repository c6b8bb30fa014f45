/** Campaigns, for tests of modules that are offered what they give. */
export { publishTestCampaign, withdrawCampaigns } from '../modules/bonus/testing.ts';
