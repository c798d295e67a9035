import { render } from 'preact';
import '../styles/page.css';
import { AppProvider } from '../ui/context.js';
import { PageFrame } from '../ui/page-frame.js';
import { LearnPage } from './learn-page.js';

const root = document.getElementById('root');
if (root) {
  render(
    <AppProvider page="learn-sign">
      <PageFrame page="learn-sign">
        <LearnPage />
      </PageFrame>
    </AppProvider>,
    root,
  );
}
