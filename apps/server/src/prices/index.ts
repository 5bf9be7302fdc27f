export { costOfPicture, ModelPrices, PRICES_OF, priced, priceOf } from './prices.ts';
