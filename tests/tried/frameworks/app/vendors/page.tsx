export { Vendors as default } from '../../screens';
