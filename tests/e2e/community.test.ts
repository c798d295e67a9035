import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { aPerson, logIn, register } from './people.js';

const stack = readStack();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = (await visit(browser, stack.address)).page;
  const person = aPerson('Ravi');
  await register(page, person);
  await logIn(page, person);
  await page.goto('/dashboard/discussions');
});
afterAll(() => browser.close());

const post = (title: string, from = page) => from.getByRole('article').filter({ hasText: title });

async function write(title: string): Promise<void> {
  await page.getByPlaceholder('Enter post title').fill(title);
  await page.getByPlaceholder('Write your post here...').fill(`${title}, and more of it.`);
  await page.getByRole('button', { name: 'Add Post' }).click();
  await post(title).waitFor();
}

describe('the community feed', () => {
  it('greets in the words of the specification', async () => {
    await page.getByRole('heading', { level: 1, name: 'Welcome to the Community Feed' }).waitFor();
    await page
      .getByText('Join discussions, share your thoughts, and connect with others!')
      .waitFor();
  });

  it('puts a new post on top and clears the form', async () => {
    await write('Monsoon signs');
    await page.getByText('Post added successfully!').first().waitFor();
    expect(await page.getByRole('article').first().textContent()).toContain('Monsoon signs');
    expect(await page.getByPlaceholder('Enter post title').inputValue()).toBe('');
  });

  it('sends nothing when title or content is blank', async () => {
    await page.getByPlaceholder('Enter post title').fill('   ');
    await page.getByRole('button', { name: 'Add Post' }).click();
    await page.getByText('Title and content cannot be empty.').first().waitFor();
  });

  it('counts one like a person, and takes it back', async () => {
    await post('Monsoon signs').getByRole('button', { name: 'Like (0)' }).click();
    await post('Monsoon signs').getByRole('button', { name: 'Like (1)' }).click();
    await post('Monsoon signs').getByRole('button', { name: 'Like (0)' }).waitFor();
  });

  it('lets its author change it, which a visitor sees', async () => {
    await write('Signs of the rainy season');
    await post('Signs of the rainy season').getByRole('button', { name: 'Change Post' }).click();
    const form = page.getByRole('article').filter({ has: page.getByLabel('Title') });
    await form.getByLabel('Title').fill('Signs of the monsoon season');
    await form.getByLabel('Post').fill('As on https://example.org, and more of it.');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Post changed.').first().waitFor();

    const visitor = (await visit(browser, stack.address)).page;
    await visitor.goto('/dashboard/discussions');
    const changed = post('Signs of the monsoon season', visitor);
    await changed.getByText('changed', { exact: false }).waitFor();
    expect(await changed.getByRole('link').getAttribute('href')).toBe('https://example.org');
    expect(await changed.getByRole('button', { name: 'Change Post' }).count()).toBe(0);
  });

  it('counts the like of a visitor without an account', async () => {
    const visitor = (await visit(browser, stack.address)).page;
    await visitor.goto('/dashboard/discussions');
    await post('Monsoon signs', visitor).getByRole('button', { name: 'Like (0)' }).click();
    await post('Monsoon signs', visitor).getByRole('button', { name: 'Like (1)' }).waitFor();
    await visitor.reload();
    await post('Monsoon signs', visitor).getByRole('button', { name: 'Like (1)' }).waitFor();
  });

  it('shows, adds and deletes comments', async () => {
    const card = post('Monsoon signs');
    await card.getByRole('button', { name: 'Show comments' }).click();
    await card.getByRole('button', { name: 'Add Comment' }).click();
    await page.getByText('Comment cannot be empty.').first().waitFor();
    await card.getByPlaceholder('Add a comment...').fill('Here too.');
    await card.getByRole('button', { name: 'Add Comment' }).click();
    await page.getByText('Comment added successfully!').first().waitFor();
    await card.getByText('Here too.').waitFor();
    await card.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Are you sure you want to delete this comment?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Comment deleted successfully!').first().waitFor();
    await card.getByText('Here too.').waitFor({ state: 'hidden' });
    await card.getByRole('button', { name: 'Hide comments' }).click();
    await card.getByRole('button', { name: 'Show comments' }).waitFor();
  });

  it('deletes a post only after it was confirmed', async () => {
    await write('To be deleted');
    const remove = () => post('To be deleted').getByRole('button', { name: 'Delete Post' }).click();
    await remove();
    await page.getByText('Are you sure you want to delete this post?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await post('To be deleted').waitFor();
    await remove();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Post deleted successfully!').first().waitFor();
    await post('To be deleted').waitFor({ state: 'hidden' });
  });

  it("says why somebody else's post cannot be deleted, and the server refuses too", async () => {
    const other = (await visit(browser, stack.address)).page;
    const person = aPerson('Meera');
    await register(other, person);
    await logIn(other, person);
    await other.goto('/dashboard/discussions');
    const remove = post('Monsoon signs', other).getByRole('button', { name: 'Delete Post' });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');
    await post('Monsoon signs', other)
      .getByText('Only the person who wrote this can delete it.')
      .first()
      .waitFor({ state: 'attached' });
    const status = await other.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      const posts = (await (await fetch('/api/posts')).json()) as { _id: string; title: string }[];
      const target = posts.find(({ title }) => title === 'Monsoon signs');
      return (await fetch(`/api/posts/${target?._id}`, { method: 'DELETE', headers })).status;
    });
    expect(status).toBe(403);
  });
});
