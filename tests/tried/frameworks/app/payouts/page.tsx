export { Payouts as default } from '../../screens';
