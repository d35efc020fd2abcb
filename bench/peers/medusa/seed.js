// @ts-check
// The catalogue that it is given: a material is a product, each of its colours a variant. Leaves in seeded.json by what they are
// asked for.
const { writeFileSync } = require('node:fs');
const {
  createApiKeysWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingProfilesWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
} = require('@medusajs/medusa/core-flows');

/** @type {{ name: string; description: string; colors: { name: string; priceModifier: string }[] }[]} */
const materials = JSON.parse(process.env.MATERIALS ?? '[]');

/** @param {{ container: import('@medusajs/framework/types').MedusaContainer }} args */
exports.default = async function seed({ container }) {
  const channels = [{ name: 'Shop' }];
  const channel = first(
    await createSalesChannelsWorkflow(container).run({ input: { salesChannelsData: channels } }),
  );
  const keys = [{ title: 'Shop', type: /** @type {const} */ ('publishable'), created_by: '' }];
  const key = first(await createApiKeysWorkflow(container).run({ input: { api_keys: keys } }));
  await linkSalesChannelsToApiKeyWorkflow(container).run({ input: { id: key.id, add: [channel.id] } });
  const regions = [
    {
      name: 'United Kingdom',
      currency_code: 'gbp',
      countries: ['gb'],
      payment_providers: ['pp_system_default'],
    },
  ];
  const region = first(await createRegionsWorkflow(container).run({ input: { regions } }));
  const profiles = [{ name: 'Default', type: 'default' }];
  const profile = first(await createShippingProfilesWorkflow(container).run({ input: { data: profiles } }));
  const products = materials.map(({ name, description, colors }) => ({
    title: name,
    description,
    status: /** @type {const} */ ('published'),
    shipping_profile_id: profile.id,
    sales_channels: [{ id: channel.id }],
    options: [{ title: 'Colour', values: colors.map((color) => color.name) }],
    variants: colors.map((color) => ({
      title: color.name,
      options: { Colour: color.name },
      manage_inventory: false,
      prices: [{ amount: Number(color.priceModifier), currency_code: 'gbp' }],
    })),
  }));
  const product = first(await createProductsWorkflow(container).run({ input: { products } }));
  writeFileSync(
    'seeded.json',
    JSON.stringify({ key: key.token, region: region.id, variant: product.variants[0]?.id }),
  );
};

/**
 * @template Made
 * @param {{ result: Made[] }} answer
 */
function first({ result: [made] }) {
  if (!made) throw new Error('Medusa made nothing');
  return made;
}
