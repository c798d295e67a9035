import { render } from 'preact';
import '../styles/page.css';
import './tokens.css';
import './edit.css';
import { AppProvider } from '../ui/context.js';
import { EditPage } from './edit-page.js';

const root = document.getElementById('root');
if (root) {
  render(
    <AppProvider page="edit">
      <EditPage />
    </AppProvider>,
    root,
  );
}
