import './look/tokens.css'
import './look/base.css'
import icons from './look/icons.svg?raw'
import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './lib/router.svelte'
import { keepSettings, settings } from './lib/settings.svelte'
import { useLanguage } from './lib/texts.svelte'

keepSettings()
followLinks()
await useLanguage(settings.language)
document.body.insertAdjacentHTML('afterbegin', icons)
mount(App, { target: document.getElementById('page')! })
