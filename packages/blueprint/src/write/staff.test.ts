import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { understand } from '../understand/index.ts';
import { writeApp } from './app.ts';

const filesOf = (text: string) => writeApp(design(understand(text).spec));

describe('what a staff handles of rows that others add', () => {
  const files = filesOf('a booking app for a hair salon');
  const form = files['components/AppointmentForm.tsx'] ?? '';

  it('is filled in by admins alone: a choice among customers that others may not see, and the state', () => {
    expect(form).toMatch(/\{isAdmin && \(<Field label="Customer"/);
    expect(form).toMatch(/\{isAdmin && \(<Field label="Status"/);
    expect(form).toMatch(/\n\s*<Field label="Service"/);
    expect(form).toContain('useRows<CustomerFields>(Customer, { enabled: isAdmin })');
  });

  it('is never asked of whoever adds a row', () => {
    const schema = JSON.parse(files['entities/Appointment.json'] ?? '{}');
    expect(schema.required).not.toContain('customer');
  });
});

it('a list is not narrowed by whole addresses', () => {
  const files = filesOf('CRM: customers with name, phone, address and city');
  const page = files['pages/Home.tsx'] ?? '';
  expect(page).not.toContain('filters, address: value');
});

it('a price that nobody entered is a dash in a table', () => {
  const files = filesOf('A list of boats with name, length and price, as a table');
  expect(files['pages/Home.tsx']).toContain('formatMoney(boat.price');
  expect(files['pages/Home.tsx']).not.toContain('boat.price != null');
});

it('what has to be agreed to is ticked, and what is asked of somebody may be answered with no', () => {
  const spec = design(understand('Courses with title and date that people sign up for').spec);
  const booking = spec.entities.find(({ name }) => /Booking|Sign/.test(name));
  const box = (name: string, label: string) =>
    ({ name, label, type: 'boolean', role: 'plain', required: true }) as never;
  booking?.fields.push(
    box('agree_to_the_rules', 'I agree to the rules'),
    box('vegetarian', 'Vegetarian'),
  );
  const all = Object.values(writeApp(spec)).join('\n');
  expect(all).toContain('if (!values.agree_to_the_rules)');
  expect(all).toContain('required error={errors.agree_to_the_rules}');
  expect(all).not.toContain('if (!values.vegetarian)');
});
